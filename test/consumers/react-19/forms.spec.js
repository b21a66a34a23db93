import { specifyForms } from './shared/react-forms.js';

specifyForms(19);
