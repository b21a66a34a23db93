import { msg } from '@lit/localize';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentRef, type CSSProperties } from 'react';
import { Popup } from '../../../react/generated/popup.js';
import { useApp } from '../app/context.js';
import type { Side } from '../definition/types.js';
import { windowsOf } from './side-windows.js';
import { WindowContent } from './content.js';
import { useWindow } from './context.js';

interface OverProps {
  side: Side;
  isOpen: boolean;
  label: string;
  style: CSSProperties;
}

/** A window over the pages: a sheet at its side of the screen. The user closes it by Escape, Back, a tap beside it or a swipe. */
export function WindowOver({ side, isOpen, label, style }: OverProps) {
  const windows = windowsOf(useApp());
  const { hide } = useWindow();
  const popup = useRef<ComponentRef<typeof Popup>>(null);
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);

  // The content stays until the sheet has moved off the screen.
  useEffect(() => {
    if (isOpen) return;
    let isOver = false;
    void popup.current!.hide().then(() => {
      if (!isOver) setDrawn(false);
    });
    return () => {
      isOver = true;
    };
  }, [isOpen]);

  const { width, backgroundColor, color, ...others } = style;
  useLayoutEffect(() => {
    const values = { width, background: backgroundColor, color };
    for (const [name, value] of Object.entries(values)) {
      const text = typeof value === 'number' ? `${value}px` : (value ?? '');
      popup.current!.style.setProperty(`--nc-popup-${name}`, text);
    }
  }, [width, backgroundColor, color]);

  return (
    <Popup
      ref={popup}
      className="nc-window-over"
      open={isOpen}
      position={side === 'left' ? 'start' : 'end'}
      closeOnSlideDown
      label={label}
      onClose={() => windows.close(side)}
    >
      {isDrawn && (
        <div className="nc-window" data-side={side} data-over="" style={others}>
          {/* For screen readers that have neither Escape nor Back. Seen while it has the focus. */}
          <button type="button" className="nc-window-close" onClick={hide}>
            {msg('Close', { id: 'nc.window.close', desc: 'Closes a window that is drawn over the page' })}
          </button>
          <WindowContent side={side} />
        </div>
      )}
    </Popup>
  );
}
