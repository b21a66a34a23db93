import { msg } from '@lit/localize';
import { Segmented } from 'nacre/react/segmented';
import { usePage } from 'nacre/shell';
import { useState } from 'react';
import { StoreFinder } from '../map/shops/store-finder.js';
import { VoyagePlayer } from '../map/voyage/voyage-player.js';
import { useLocale } from '../parts/locale.js';

/** What maps are for: shops that are found on one, a voyage that is played on one. */
export default function MapPage() {
  useLocale();
  const page = usePage();
  const [view, setView] = useState(() => page.getSnapshot<string>('view') ?? page.query['view']);
  const isVoyage = view === 'voyage';
  return (
    <div className="page maps">
      <div className="maps-choice">
        <Segmented
          aria-label={msg('Show', { id: 'sc.segmented.show' })}
          block
          options={[
            { value: 'shops', label: msg('Shops', { id: 'sc.stores.map' }) },
            { value: 'voyage', label: msg('Voyage', { id: 'sc.track.map' }) },
          ]}
          value={isVoyage ? 'voyage' : 'shops'}
          onChange={({ value }) => {
            setView(value);
            page.setSnapshot('view', value);
          }}
        />
      </div>
      {isVoyage ? <VoyagePlayer /> : <StoreFinder />}
    </div>
  );
}
