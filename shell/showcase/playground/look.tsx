import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenNear } from './near.js';
import type { SpecimenProps } from './specimen.js';

// It brings every element.
const Specimen = lazy(() => import('./specimen.js'));

/** An element to look at, not to use. It is there when it is about to be seen. */
export function Look(props: SpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (isNear ? undefined : whenNear(place.current!, () => setNear(true))), [isNear]);
  return (
    <div ref={place} className="look" inert>
      {isNear && (
        <Suspense>
          <Specimen {...props} />
        </Suspense>
      )}
    </div>
  );
}
