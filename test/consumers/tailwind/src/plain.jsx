// The same app without Tailwind.
import 'nacre/tokens.css';
import './app.jsx';
