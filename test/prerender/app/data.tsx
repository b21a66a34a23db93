import { Skeleton } from 'nacre/react/skeleton';
import { Suspense, use } from 'react';

const data =
  typeof document === 'undefined'
    ? new Promise<never>(() => undefined)
    : fetch('data.txt').then((answer) => answer.text());

const Prices = () => <p id="prices">{use(data)}</p>;

export default function Data() {
  return (
    <>
      <h1>Prices</h1>
      <Suspense fallback={<Skeleton rows={3} />}>
        <Prices />
      </Suspense>
    </>
  );
}
