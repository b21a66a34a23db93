import { getTheme, setTheme } from 'nacre/device';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { Segmented } from 'nacre/react/segmented';
import { useLoad } from 'nacre/shell';
import { useState } from 'react';

const THEMES = [
  { value: 'auto', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof THEMES)[number]['value'];

export default function SettingsPage() {
  const [theme, setChosen] = useState<Theme>('auto');
  useLoad(async () => setChosen((await getTheme()).setting));

  const choose = (chosen: Theme) => {
    setChosen(chosen);
    void setTheme({ theme: chosen });
  };

  return (
    <div className="page">
      <CellGroup inset title="Colours">
        <Cell>
          <Segmented
            block
            aria-label="Colours"
            options={THEMES}
            value={theme}
            onChange={(event) => choose(event.value as Theme)}
          />
        </Cell>
      </CellGroup>
    </div>
  );
}
