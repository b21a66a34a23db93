import 'nacre/tokens.css';
import './styles.css';
// The tags of index.html, and what shows toasts.
import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/nav-bar';
import 'nacre/elements/status';
import 'nacre/elements/switch';
import 'nacre/overlays';
import { start } from './app';

start();
