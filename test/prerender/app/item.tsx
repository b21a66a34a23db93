import { usePage } from 'nacre/shell';

export default function Item() {
  const { params } = usePage();
  return <p id="item">Item {params['id']}</p>;
}
