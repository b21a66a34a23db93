import './tailwind.css';
import './app.jsx';
