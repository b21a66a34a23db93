// What the types refuse.
export const Known = () => (
  <nc-input disabled confirm-type="send" maxlength={3} onChange={({ target }) => target.value} />
);
// @ts-expect-error It is a number.
export const Wrong = () => <nc-input maxlength="three" />;
// @ts-expect-error The event is another one.
export const Other = () => <nc-input onconfirm={(event: KeyboardEvent) => event.key} />;
