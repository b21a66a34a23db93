import { msg } from '@lit/localize';

const PATHS = {
  play: 'M8 5.2v13.6L19 12Z',
  pause: 'M7.5 5.5H11v13H7.5Z M13.5 5.5H17v13h-3.500Z',
  previous: 'M18 5.5v13L8.500 12Z M6 5.500v13',
  next: 'M6 5.5v13l9.500-6.500Z M18 5.500v13',
  back: 'M11 6 5 12l6 6Z M19 6l-6 6 6 6Z',
  forward: 'M13 6l6 6-6 6Z M5 6l6 6-6 6Z',
  close: 'M6 6l12 12 M18 6 6 18',
} as const;

interface RoundProps {
  icon: keyof typeof PATHS;
  label: string;
  onClick: () => void;
  className?: string;
  disabled?: boolean;
}

/** A button that is an icon. */
export const Round = ({ icon, label, className = '', ...rest }: RoundProps) => (
  <button type="button" className={`round ${className}`} aria-label={label} {...rest}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  </button>
);

export const playText = (isPlaying: boolean): string =>
  isPlaying ? msg('Pause', { id: 'sc.podcast.pause' }) : msg('Play', { id: 'sc.podcast.play' });

export const failureText = (): string => msg('This episode cannot be played.', { id: 'sc.podcast.error' });
