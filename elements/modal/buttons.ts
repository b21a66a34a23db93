/** A button of a modal. */
export interface ModalButton {
  text: string;
  /** Enter presses `confirm`. `cancel` closes without effect. `destructive` has the colour of a warning. */
  role?: 'confirm' | 'cancel' | 'destructive';
}

const ROLES: readonly unknown[] = ['cancel', 'destructive'];

export const roleOf = ({ role }: ModalButton): NonNullable<ModalButton['role']> =>
  role && ROLES.includes(role) ? role : 'confirm';
