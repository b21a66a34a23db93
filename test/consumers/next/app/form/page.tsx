import { SignUp } from './sign-up';

export default function Page() {
  return (
    <main className="nc-stack">
      <h1>Sign up</h1>
      <SignUp />
    </main>
  );
}
