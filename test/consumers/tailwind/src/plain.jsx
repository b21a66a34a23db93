// The same app without Tailwind.
import 'nacre/tokens.css';
import './plain.css';
import './app.jsx';
