// What the types refuse.
export const Known = () => <nc-input bool:disabled={true} attr:confirm-type="send" prop:maxlength={3} />;
// @ts-expect-error It is a number.
export const Wrong = () => <nc-input prop:maxlength="three" />;
// @ts-expect-error It is no boolean.
export const Text = () => <nc-input bool:label={true} />;
// @ts-expect-error The event is another one.
export const Other = () => <nc-input on:confirm={(event: KeyboardEvent) => event.key} />;
