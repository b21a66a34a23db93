import { msg } from '@lit/localize';
import { Picker } from 'nacre/react/picker';
import { getPatience, NETWORKS, setNetwork, useNetwork, type Network } from './network.js';
import { networkName } from './texts.js';

const NAMES = Object.keys(NETWORKS) as Network[];

/** Chooses a fault for the next requests, to see how the news handle it. */
export function NetworkPicker() {
  const network = useNetwork();
  const label = msg('Demo network', { id: 'sc.news.network' });
  return (
    <div className="network">
      <span className="hint" aria-hidden="true">
        {label}
      </span>
      <Picker
        aria-label={label}
        mode="selector"
        selectorType="auto"
        range={NAMES.map(networkName)}
        value={NAMES.indexOf(network)}
        onChange={({ target }) => setNetwork(NAMES[Number(target.value)]!, getPatience())}
      />
    </div>
  );
}
