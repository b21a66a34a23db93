import { Cell } from 'nacre/react/cell';
import { usePage } from 'nacre/shell';

export default function Item() {
  const { params } = usePage();
  return (
    <>
      <p id="item">Item {params['id']}</p>
      <Cell url={`./${Number(params['id']) + 1}`} title="Next" arrow />
    </>
  );
}
