import { showToast } from 'nacre/device';
import { problemOf } from '../loading/problem.js';
import { problemText } from '../loading/texts.js';
import { change, type Change } from './contacts.js';

/** Changes a contact, or says why not. Resolves to whether it has. */
export async function attempt(id: string, what: Change): Promise<boolean> {
  try {
    await change(id, what);
    return true;
  } catch (error) {
    await showToast({ title: problemText(problemOf(error)), icon: 'none', position: 'bottom', key: 'contacts' });
    return false;
  }
}
