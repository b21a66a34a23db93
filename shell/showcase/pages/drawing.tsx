import { msg } from '@lit/localize';
import type { NcCanvas } from 'nacre/elements/canvas';
import { Button } from 'nacre/react/button';
import { Canvas } from 'nacre/react/canvas';
import { Radio } from 'nacre/react/radio';
import { RadioGroup } from 'nacre/react/radio-group';
import { Slider } from 'nacre/react/slider';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { clearDrawing, insertPicture, saveDrawing } from '../drawing/actions.js';
import { Board, type BoardState, type Brush, type Tool } from '../drawing/board.js';
import { BRUSHES, COLORS } from '../drawing/texts.js';
import { useLocale } from '../parts/locale.js';

const FIRST: Tool = { brush: 'pen', color: COLORS[0]![0], width: 6 };
const EMPTY: BoardState = { canUndo: false, canRedo: false, isEmpty: true };
const getEmpty = () => EMPTY;
const neverChanges = () => () => undefined;

function undoByKey(board: Board, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) board.redo();
  else board.undo();
}

export default function DrawingPage() {
  useLocale();
  const canvas = useRef<NcCanvas>(null);
  const [board, setBoard] = useState<Board>();
  const [tool, setTool] = useState(FIRST);
  const { canUndo, canRedo, isEmpty } = useSyncExternalStore(
    board?.subscribe ?? neverChanges,
    board?.getState ?? getEmpty,
    getEmpty,
  );

  useEffect(() => {
    // A page that comes back keeps its drawing.
    setBoard((known) => known ?? new Board(canvas.current!, FIRST));
  }, []);

  useEffect(() => board?.take(tool), [board, tool]);

  useEffect(() => {
    if (!board) return undefined;
    const following = new AbortController();
    board.follow(following.signal);
    document.addEventListener('keydown', (event) => undoByKey(board, event), following);
    return () => following.abort();
  }, [board]);

  const change = (changed: Partial<Tool>) => setTool((known) => ({ ...known, ...changed }));

  return (
    <div className="page drawing">
      <Canvas
        ref={canvas}
        className="paper"
        canvasId="drawing"
        disableScroll
        aria-label={msg('Drawing', { id: 'sc.drawing.canvas' })}
        onResize={() => board?.draw()}
      />
      <div className="tools">
        <RadioGroup
          label={msg('Brush', { id: 'sc.drawing.brush' })}
          orientation="horizontal"
          value={tool.brush}
          onChange={({ target }) => change({ brush: target.value as Brush })}
        >
          {BRUSHES.map(([brush, label]) => (
            <Radio key={brush} value={brush}>
              {label()}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup
          label={msg('Color', { id: 'sc.drawing.colour' })}
          orientation="horizontal"
          disabled={tool.brush === 'eraser'}
          value={tool.color}
          onChange={({ target }) => change({ color: target.value })}
        >
          {COLORS.map(([color, label]) => (
            <Radio key={color} value={color}>
              <span className="swatch" style={{ background: color }} aria-hidden="true" /> {label()}
            </Radio>
          ))}
        </RadioGroup>
        <div className="width">
          <span aria-hidden="true">{msg('Width', { id: 'sc.drawing.width' })}</span>
          <Slider
            min={1}
            max={24}
            showValue
            value={tool.width}
            aria-label={msg('Width', { id: 'sc.drawing.width' })}
            onChanging={({ target }) => change({ width: Number(target.value) })}
            onChange={({ target }) => change({ width: Number(target.value) })}
          />
        </div>
        <div className="actions">
          <Button disabled={!canUndo} onClick={() => board?.undo()}>
            {msg('Undo', { id: 'sc.drawing.undo' })}
          </Button>
          <Button disabled={!canRedo} onClick={() => board?.redo()}>
            {msg('Redo', { id: 'sc.drawing.redo' })}
          </Button>
          <Button onClick={() => board && void insertPicture(board)}>
            {msg('Insert a picture', { id: 'sc.drawing.insert' })}
          </Button>
          <Button type="warn" plain disabled={isEmpty} onClick={() => board && void clearDrawing(board)}>
            {msg('Clear', { id: 'sc.drawing.clear' })}
          </Button>
          <Button type="primary" disabled={isEmpty} onClick={() => void saveDrawing('drawing')}>
            {msg('Save', { id: 'sc.drawing.save' })}
          </Button>
        </div>
      </div>
    </div>
  );
}
