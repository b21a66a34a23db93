/** Accounts made since the server started. */
const accounts = new Map<string, Account>();

interface Account {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interests: readonly string[];
  readonly newsletter: boolean;
}

export type SignUpAnswer = { status: number; data: unknown } | 'stall';

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

/** Checks a sign-up without trusting the client. Returns codes, which the app translates. */
function errorsOf(data: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isText(data['name'], 60)) errors['name'] = 'required';
  if (!isText(data['email'], 120) || !/^[^@\s]+@[^@\s]+$/.test(data['email'])) errors['email'] = 'format';
  else if (accounts.has(data['email'].toLowerCase())) errors['email'] = 'taken';
  if (!isText(data['password'], 200) || data['password'].length < 8) errors['password'] = 'short';
  if (data['terms'] !== true) errors['terms'] = 'required';
  return errors;
}

/**
 * Creates an account: 201 with it, 422 with an error code for each field, 400 if the body is not a JSON object. `taken@…` is always
 * taken, a name with "crash" breaks the server (500), one with "slow" gets no answer.
 */
export function signUp(body: string): SignUpAnswer {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return { status: 400, data: { message: 'Expected JSON' } };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { status: 400, data: { message: 'Expected an object' } };
  }
  const fields = data as Record<string, unknown>;
  const name = String(fields['name'] ?? '').toLowerCase();
  if (name.includes('slow')) return 'stall';
  if (name.includes('crash')) return { status: 500, data: { message: 'Internal server error' } };
  const errors = errorsOf(fields);
  if (String(fields['email'] ?? '').startsWith('taken@')) errors['email'] = 'taken';
  if (Object.keys(errors).length > 0) return { status: 422, data: { errors } };
  const account: Account = {
    name: String(fields['name']),
    email: String(fields['email']),
    phone: String(fields['phone'] ?? ''),
    interests: Array.isArray(fields['interests']) ? fields['interests'].map(String) : [],
    newsletter: fields['newsletter'] === true,
  };
  accounts.set(account.email.toLowerCase(), account);
  return { status: 201, data: { id: accounts.size, ...account } };
}
