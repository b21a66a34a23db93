import { navigateBack } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { usePage } from 'nacre/shell';

export default function Job() {
  const { params, query } = usePage();
  return (
    <div className="nc-stack">
      <h1>
        Job {String(params.id)} from {String(query.from ?? 'outside')}
      </h1>
      <Button onClick={() => void navigateBack()}>Done</Button>
    </div>
  );
}
