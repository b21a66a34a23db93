import { getTheme, setTheme } from 'nacre/device';
import { Segmented } from 'nacre/react/segmented';
import { useLoad } from 'nacre/shell';
import { useState } from 'react';

const THEMES = [
  { value: 'auto', label: 'System' },
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
      <Segmented
        block
        label="Colours"
        options={THEMES}
        value={theme}
        onChange={(event) => choose(event.value as Theme)}
      />
    </div>
  );
}
