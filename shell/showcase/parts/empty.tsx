import { Status } from 'nacre/react/status';

/** Stands where there is nothing yet. */
export const Empty = ({ text }: { text: string }) => <Status type="empty" compact noRetry title={text} />;
