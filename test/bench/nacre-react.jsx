// Adapter of our React wrapper for the peer benchmark: copy it to `peers/react/` of that harness, with the package
// installed beside, and alias `react` there so that both use one copy.
import 'nacre/tokens.css';
import { Input } from 'nacre/react/input';
import { label, noop, off, reactControls, text } from '../../page/react-controls.jsx';

const input = ({ i, step }) => (
  <Input
    label={label(i, step)}
    placeholder="Type here"
    value={text(i, step)}
    disabled={off(step)}
    onInput={noop}
    onChange={noop}
  />
);

export default { name: 'nacre-react', controls: reactControls({ input }) };
