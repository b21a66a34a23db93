import { Tab as TabElement } from 'nacre/react/tab';
import { Tabs as TabsElement } from 'nacre/react/tabs';
import type { ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs within a page. Only the selected panel has content. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string;
  tabs: Tab[];
  selected: string;
  onSelect: (id: string) => void;
}) {
  return (
    <TabsElement
      className="tabs"
      type="card"
      stretch
      aria-label={label}
      value={selected}
      onChange={({ value }) => onSelect(value)}
    >
      {tabs.map(({ id, label: text, content }) => (
        <TabElement key={id} name={id} label={text}>
          {id === selected && <div className="tab-panel">{content}</div>}
        </TabElement>
      ))}
    </TabsElement>
  );
}
