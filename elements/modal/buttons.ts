/** A button of a modal. */
export interface ModalButton {
  text: string;
  /** `confirm` is what Enter presses; `cancel` closes without effect; `destructive` warns by its colour. */
  role?: 'confirm' | 'cancel' | 'destructive';
}

const ROLES: readonly unknown[] = ['cancel', 'destructive'];

export const roleOf = ({ role }: ModalButton): NonNullable<ModalButton['role']> =>
  role && ROLES.includes(role) ? role : 'confirm';
