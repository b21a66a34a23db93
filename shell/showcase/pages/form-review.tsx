import { msg, str } from '@lit/localize';
import { navigateBack, redirectTo, reLaunch, request, showLoading, showModal } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Checkbox } from 'nacre/react/checkbox';
import { Input } from 'nacre/react/input';
import { useApp } from 'nacre/shell';
import { useState, type SubmitEvent } from 'react';
import { serverText, unreachableText } from '../parts/failures.js';
import { Failure } from '../parts/failure.js';
import { useLocale } from '../parts/locale.js';
import { changeDraft, clearDraft, getDraft, useDraft } from '../signup/draft.js';
import { Steps } from '../signup/steps.js';
import { errorText, INTERESTS, labels } from '../signup/texts.js';

/** Time-out in ms: less than the default, so that one can see it. */
const TIMEOUT = 4000;

type Failure =
  { kind: 'fields'; errors: Record<string, string> } | { kind: 'server' } | { kind: 'offline'; reason: string };

/** Sends the sign-up. Undefined when the account was made. */
async function send(password: string, terms: boolean): Promise<Failure | undefined> {
  const { name, email, phone, interests, newsletter } = getDraft();
  try {
    const { statusCode, data } = await request({
      url: 'api/sign-up',
      method: 'POST',
      data: { name, email, phone, interests, newsletter, password, terms },
      timeout: TIMEOUT,
    });
    if (statusCode === 201) return undefined;
    if (statusCode === 422) return { kind: 'fields', errors: (data as { errors: Record<string, string> }).errors };
    return { kind: 'server' };
  } catch (error) {
    return { kind: 'offline', reason: unreachableText(error) };
  }
}

export default function SignUpReview() {
  const locale = useLocale();
  const draft = useDraft();
  const { router } = useApp();
  const [password, setPassword] = useState('');
  const [terms, setTerms] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    const done = showLoading({ title: msg('Sending…', { id: 'sc.signup.sending' }), mask: true });
    const failed = await send(password, terms);
    await done();
    setBusy(false);
    if (failed?.kind === 'fields') {
      changeDraft({ errors: failed.errors });
      setFailure(msg('Please check what is marked above.', { id: 'sc.signup.check' }));
    } else if (failed?.kind === 'offline') setFailure(failed.reason);
    else if (failed) setFailure(serverText());
    else await welcome();
  };

  const welcome = async (): Promise<void> => {
    await showModal({
      title: msg(str`Welcome, ${draft.name}!`, { id: 'sc.signup.welcome' }),
      content: msg('Your account is ready.', { id: 'sc.signup.ready' }),
      showCancel: false,
    });
    clearDraft();
    await reLaunch({ url: '/components' });
  };

  /** Goes back to a page of the flow, or opens it if a link has skipped it. */
  const change = (path: string): Promise<unknown> => {
    const { entries } = router.getSnapshot();
    const place = entries.findLastIndex(({ route }) => route === path);
    return place < 0 ? redirectTo({ url: path }) : navigateBack({ delta: entries.length - 1 - place });
  };

  const chosen = INTERESTS.filter(([value]) => draft.interests.includes(value)).map(([, label]) => label());
  const rows: readonly (readonly [name: string, label: string, text: string, page: string])[] = [
    ['name', labels.name(), draft.name || '–', '/form/account'],
    ['email', labels.email(), draft.email || '–', '/form/account'],
    ['phone', labels.phone(), draft.phone || '–', '/form/profile'],
    [
      'interests',
      labels.interests(),
      new Intl.ListFormat(locale, { style: 'narrow' }).format(chosen) || '–',
      '/form/profile',
    ],
  ];

  return (
    <form className="page form" onSubmit={(event) => void submit(event)}>
      <Steps step={3} />
      <CellGroup inset className="rows">
        {rows.map(([name, label, text, page]) => (
          <Cell key={name} center title={label}>
            <span slot="label">
              {text}
              {draft.errors[name] && <em role="alert">{errorText(draft.errors[name])}</em>}
            </span>
            <Button
              size="mini"
              aria-label={`${msg('Change', { id: 'sc.signup.change' })}: ${label}`}
              onClick={() => void change(page)}
            >
              {msg('Change', { id: 'sc.signup.change' })}
            </Button>
          </Cell>
        ))}
      </CellGroup>
      <Input
        name="password"
        type="password"
        label={labels.password()}
        required
        minlength={8}
        passwordToggle
        autocomplete="new-password"
        value={password}
        customValidity={draft.errors['password'] ? errorText(draft.errors['password']) : ''}
        onInput={({ target }) => setPassword(target.value)}
      />
      <Checkbox name="terms" required checked={terms} onChange={({ target }) => setTerms(target.checked)}>
        {msg('I accept that this is only a demo', { id: 'sc.signup.terms' })}
      </Checkbox>
      <Failure text={failure} />
      <Button type="primary" formType="submit" loading={isBusy}>
        {msg('Create account', { id: 'sc.signup.create' })}
      </Button>
    </form>
  );
}
