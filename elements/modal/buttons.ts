import { either, json, LEFT_OUT, listOf, objectOf, TEXT, WORDS } from '../internal/element/kinds.js';

/** A button of a modal. */
export interface ModalButton {
  text: string;
  /** Enter presses `confirm`. `cancel` closes without effect. `destructive` is red. */
  role?: 'confirm' | 'cancel' | 'destructive';
}

const EXPECTED = 'a list of texts, or of { text, role }';
const BUTTON = objectOf({ text: WORDS }, { needs: 'text' });

/** What `buttons` takes. */
export const BUTTONS = json(listOf(either(EXPECTED, TEXT, BUTTON), EXPECTED, LEFT_OUT));

const ROLES: readonly unknown[] = ['cancel', 'destructive'];

export const roleOf = ({ role }: ModalButton): NonNullable<ModalButton['role']> =>
  role && ROLES.includes(role) ? role : 'confirm';
