import 'nacre/elements';
import 'nacre/tokens.css';
import { createRoot } from 'react-dom/client';
import { SignUp } from './shared/sign-up.jsx';

createRoot(document.getElementById('app')).render(<SignUp />);
