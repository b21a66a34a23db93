import { css } from 'lit';

/** A bar that runs along its track while one waits, and that breathes where motion is reduced. `--_radius` are its corners. */
export const runStyles = css`
  @keyframes run {
    from {
      clip-path: inset(0 100% 0 -40% round var(--_radius));
    }
    to {
      clip-path: inset(0 -40% 0 100% round var(--_radius));
    }
  }
  @keyframes breathe {
    from,
    to {
      opacity: 0.3;
    }
    50% {
      opacity: 1;
    }
  }
`;
