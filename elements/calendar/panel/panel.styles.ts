import { css } from 'lit';
import { panelStyles } from '../../internal/overlay/panel/panel.styles.js';
import { dayStyles } from '../calendar.styles.js';

export const calendarPanelStyles = css`
  ${panelStyles}
  ${dayStyles}
  .content {
    max-width: 26rem;
    margin-inline: auto;
    padding: var(--nc-space-2, 8px) var(--nc-space-3, 12px);
  }
  .box .content {
    --nc-calendar-day-size: 40px;
  }
`;
