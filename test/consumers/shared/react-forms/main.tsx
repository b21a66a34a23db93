import 'nacre/tokens.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormikForm } from './formik';
import { Controlled, Registered } from './hook-form';
import { TanStackForm } from './tanstack-form';
import { BLANK, FIRST, type Values } from './values';

const FORMS = { register: Registered, controller: Controlled, tanstack: TanStackForm, formik: FormikForm };

const query = new URLSearchParams(location.search);
const Form = FORMS[query.get('form') as keyof typeof FORMS];

function App() {
  const [saved, setSaved] = useState<Values>();
  return (
    <>
      <Form initial={query.has('blank') ? BLANK : FIRST} onSave={setSaved} />
      <output>{saved && JSON.stringify({ ...saved, files: saved.files.map(({ name }) => name) })}</output>
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
