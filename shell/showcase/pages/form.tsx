import { msg, str } from '@lit/localize';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import { Button } from 'nacre/react/button';
import { Form } from 'nacre/react/form';
import { Progress } from 'nacre/react/progress';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { useMemo, useRef, useState } from 'react';
import { forget, isString, recall, remember } from '../memory.js';
import { Failure } from '../parts/failure.js';
import { useLocale } from '../parts/locale.js';
import type { Understood } from '../travel/application.js';
import { countriesIn } from '../travel/countries.js';
import { Journey } from '../travel/journey.js';
import { Result } from '../travel/result.js';
import { send } from '../travel/send.js';
import { Traveller } from '../travel/traveller.js';
import { useRequired } from '../travel/use-required.js';
import { Account, Wishes } from '../travel/wishes.js';

const COUNTRY = 'application-country';

/** A long form with all kinds of controls. It is uncontrolled: `nc-form` collects, keeps and checks the values. */
export default function FormPage() {
  const locale = useLocale();
  const form = useRef<NcForm>(null);
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const [country, setCountry] = useState(() => recall(COUNTRY, isString) ?? '');
  const required = useRequired(form);
  const [failure, setFailure] = useState('');
  const [answer, setAnswer] = useState<Understood>();

  const changeCountry = (code: string): void => {
    setCountry(code);
    remember(COUNTRY, code);
  };

  const submit = async (event: FormSubmitEvent): Promise<boolean> => {
    setFailure('');
    const outcome = await send(event, countries);
    if (outcome.kind === 'understood') {
      setAnswer(outcome.answer);
      forget(COUNTRY);
    } else if (outcome.kind === 'refused') form.current?.setErrors(outcome.errors);
    else setFailure(outcome.text);
    return outcome.kind === 'understood';
  };

  const reset = (): void => {
    setFailure('');
    setCountry('');
    forget(COUNTRY);
  };

  return (
    <div className="page travel">
      {answer && (
        <Result
          answer={answer}
          onAgain={() => {
            setAnswer(undefined);
            form.current?.reset();
          }}
        />
      )}
      <Form
        ref={form}
        hidden={answer !== undefined}
        draft="application"
        validationSummary
        onSubmit={(event) => event.waitUntil(submit(event))}
        onReset={reset}
      >
        <div className="share">
          <Progress
            percent={Math.round((100 * required.filled) / (required.all || 1))}
            strokeWidth={8}
            borderRadius={4}
            aria-labelledby="share"
          />
          <span id="share" className="hint">
            {msg(
              str`{${required.filled}, number} of {${required.all}, plural, one {# required field} other {# required fields}} filled in`,
              { id: 'sc.form.share' },
            )}
          </span>
        </div>
        <p className="lead">
          {msg('Every kind of control, ours and the browser’s, in one form. Drafts survive a reload.', {
            id: 'sc.form.lead',
          })}
        </p>
        <Traveller countries={countries} country={country} onCountryChange={changeCountry} />
        <Journey locale={locale} />
        <Wishes />
        <Account />
        <RadioGroup
          name="format"
          label={msg('Send it as', { id: 'sc.form.format' })}
          orientation="horizontal"
          defaultValue="json"
        >
          <Radio value="json">JSON</Radio>
          <Radio value="multipart">{msg('Form data, with the file', { id: 'sc.form.format.multipart' })}</Radio>
        </RadioGroup>
        <Failure text={failure} />
        <div className="actions">
          <Button formType="reset">{msg('Start over', { id: 'sc.plain.reset' })}</Button>
          <Button type="primary" formType="submit">
            {msg('Send the request', { id: 'sc.form.send' })}
          </Button>
        </div>
        <p className="hint">
          {msg('A name with “slow” gets no answer; one with “crash” causes a server error. The code is 246810.', {
            id: 'sc.form.hint',
          })}
        </p>
      </Form>
    </div>
  );
}
