import { Status } from 'nacre/react/status';

/** Says that something has failed, and why; nothing for an empty text. */
export const Failure = ({ text }: { text: string | undefined }) =>
  text ? <Status className="failure" role="alert" type="error" compact noRetry title={text} /> : null;
