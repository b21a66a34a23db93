import type { ReactNode } from 'react';

/** A page on a phone, with something over it. */
const over = (content: ReactNode): ReactNode => (
  <>
    <path className="sheet" d="M48 104V16a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v88" />
    <path className="line" d="M58 24h30M58 36h44M58 48h38" />
    <path className="scrim" d="M48 104V16a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v88" />
    {content}
  </>
);

const land = (
  <>
    <rect className="soft" x="24" y="8" width="112" height="80" rx="10" />
    <path className="road" d="M24 62 66 46l30 12 40-20M66 46 58 8M96 58l10 30" />
  </>
);

/** A pin whose tip is at this place. */
const pin = (x: number, y: number): ReactNode => (
  <path
    className="accent"
    d={`M${x} ${y}c-7-8-11-13-11-19a11 11 0 0 1 22 0c0 6-4 11-11 19ZM${x - 4} ${y - 19}a4 4 0 0 0 8 0 4 4 0 0 0-8 0Z`}
    fillRule="evenodd"
  />
);

const button = (
  <>
    <rect className="soft" x="28" y="8" width="52" height="20" rx="6" />
    <path className="line strong" d="M38 18h32" />
  </>
);

const picture = (
  <>
    <rect className="soft" x="34" y="24" width="92" height="52" rx="6" />
    <circle className="accent" cx="106" cy="38" r="5" />
    <path className="mountain" d="m34 76 26-28 18 18 14-14 34 24Z" />
  </>
);

/** Drawings of elements that cover the page, need a network, or open from something else. */
const SKETCHES: Readonly<Record<string, ReactNode>> = {
  'action-sheet': over(
    <>
      <path className="sheet" d="M52 104V62a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v42" />
      <path className="line strong" d="M66 66h28M66 78h28" />
      <path className="line accented" d="M72 90h16" />
    </>,
  ),
  popup: over(
    <>
      <path className="sheet" d="M48 104V58a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v46" />
      <path className="line" d="M74 54h12M58 66h44M58 76h32" />
      <rect className="accent" x="58" y="84" width="44" height="10" rx="5" />
    </>,
  ),
  modal: over(
    <>
      <rect className="sheet" x="54" y="30" width="52" height="44" rx="6" />
      <path className="line strong" d="M62 42h36" />
      <path className="line" d="M62 51h26" />
      <rect className="soft" x="62" y="60" width="16" height="8" rx="4" />
      <rect className="accent" x="82" y="60" width="16" height="8" rx="4" />
    </>,
  ),
  toast: over(
    <>
      <rect className="dark" x="56" y="74" width="48" height="16" rx="8" />
      <path className="line light" d="M66 82h28" />
    </>,
  ),
  loading: over(
    <>
      <rect className="dark" x="62" y="34" width="36" height="36" rx="8" />
      <path className="line light" d="M80 43a9 9 0 1 1-9 9" />
    </>,
  ),
  'image-viewer': (
    <>
      <rect className="dark" x="24" y="8" width="112" height="84" rx="10" />
      {picture}
      <path className="line light" d="M70 85h4M80 85h8M94 85h4" />
    </>
  ),
  menu: (
    <>
      {button}
      <rect className="sheet" x="28" y="34" width="92" height="60" rx="8" />
      <rect className="soft" x="32" y="38" width="84" height="16" rx="5" />
      <path className="line strong" d="M42 46h38M42 62h46M42 80h30" />
      <path className="line" d="M100 46h8M28 71h92" />
    </>
  ),
  'menu-item': (
    <>
      <rect className="sheet" x="22" y="34" width="116" height="32" rx="8" />
      <rect className="soft" x="27" y="39" width="106" height="22" rx="5" />
      <circle className="accent" cx="40" cy="50" r="5" />
      <path className="line strong" d="M54 50h40" />
      <path className="line" d="M112 50h12" />
    </>
  ),
  popover: (
    <>
      {button}
      <path
        className="sheet"
        d="M36 38h12l6-7 6 7h60a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8Z"
      />
      <path className="line strong" d="M40 54h56" />
      <path className="line" d="M40 66h70M40 78h44" />
    </>
  ),
  'match-media': (
    <>
      <rect className="sheet" x="18" y="20" width="78" height="56" rx="6" />
      <rect className="soft" x="26" y="28" width="18" height="40" rx="3" />
      <path className="line strong" d="M54 38h32M54 50h24" />
      <rect className="sheet" x="108" y="20" width="34" height="56" rx="6" />
      <path className="line strong" d="M116 38h18M116 50h12" />
    </>
  ),
  refresher: (
    <>
      <path className="sheet" d="M32 100V44a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v56" />
      <path className="line" d="M46 54h56M46 70h68M46 86h44" />
      <path className="line accented" d="M88 12a9 9 0 1 0 1 8M89 8v6h-6" />
    </>
  ),
  map: (
    <>
      {land}
      {pin(80, 54)}
    </>
  ),
  'location-picker': (
    <>
      {land}
      {pin(80, 42)}
      <path className="sheet" d="M24 92V62h112v30a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6Z" />
      <path className="line strong" d="M38 74h48" />
      <path className="line" d="M38 86h68" />
      <path className="line accented" d="m112 74 4 4 7-8" />
    </>
  ),
  'location-viewer': (
    <>
      {land}
      {pin(80, 46)}
      <rect className="sheet" x="32" y="64" width="96" height="28" rx="8" />
      <path className="line strong" d="M42 74h40" />
      <path className="line" d="M42 83h28" />
      <path className="accent" d="m118 70-20 8 8 2 3 8Z" />
    </>
  ),
  audio: (
    <>
      <rect className="sheet" x="16" y="28" width="128" height="44" rx="10" />
      <circle className="accent" cx="40" cy="50" r="13" />
      <path className="play" d="m36 43 11 7-11 7Z" />
      <path className="line strong" d="M66 46v8M76 40v20M86 44v12M96 36v28M106 42v16M116 46v8M126 44v12" />
    </>
  ),
  video: (
    <>
      <rect className="dark" x="20" y="12" width="120" height="76" rx="10" />
      <circle className="accent" cx="80" cy="46" r="15" />
      <path className="play" d="m75 38 14 8-14 8Z" />
      <path className="line light" d="M34 76h40" />
    </>
  ),
  'web-view': (
    <>
      <rect className="sheet" x="20" y="10" width="120" height="82" rx="8" />
      <rect className="soft" x="28" y="17" width="104" height="12" rx="6" />
      <path className="line" d="M20 36h120M32 66h56M32 78h74" />
      <path className="line strong" d="M32 52h40" />
    </>
  ),
};

/** Whether an element is drawn, since it cannot be shown in a small place. */
export const hasSketch = (name: string): boolean => Object.hasOwn(SKETCHES, name);

/** A drawing of an element that cannot be shown in a small place. */
export const Sketch = ({ name }: { name: string }) => (
  <svg className="sketch" viewBox="0 0 160 104" aria-hidden="true">
    {SKETCHES[name]}
  </svg>
);
