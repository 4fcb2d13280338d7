import { createRef, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slot } from './Slot';

interface Given {
  onClick?: () => void;
  ref?: Ref<unknown>;
}

/** Props that the child of a slot is rendered with. */
function renderedProps(slot: (child: ReactElement) => ReactElement, own: Given): Given {
  let given: Given = {};
  const Child = (props: Given) => {
    given = props;
    return null;
  };
  renderToString(slot(<Child {...own} />));
  return given;
}

it('combines classes and descriptions with the child’s and keeps the child’s label', () => {
  const drawn = renderToString(
    <Slot className="button" aria-describedby="tip" style={{ margin: 1, padding: 1 }} title="of the slot" id="slot">
      <a href="/there" className="mine" aria-describedby="hint" style={{ padding: 2 }} title="of the child">
        Go
      </a>
    </Slot>,
  );
  expect(drawn).toBe(
    '<a href="/there" class="button mine" aria-describedby="tip hint" style="margin:1px;padding:2px" title="of the child" id="slot">Go</a>',
  );
});

it('renders content around the content of its child', () => {
  const drawn = renderToString(
    <Slot renderContent={(own) => <b>{own}</b>}>
      <a href="/there">Go</a>
    </Slot>,
  );
  expect(drawn).toBe('<a href="/there"><b>Go</b></a>');
});

it('runs both handlers, the child’s first', () => {
  const ran: string[] = [];
  const given = renderedProps((child) => <Slot onClick={() => ran.push('slot')}>{child}</Slot>, {
    onClick: () => void ran.push('child'),
  });
  given.onClick?.();
  expect(ran).toEqual(['child', 'slot']);
});

it('sets and clears both refs of either kind', () => {
  const object = createRef<unknown>();
  const calls: unknown[] = [];
  const { ref } = renderedProps((child) => <Slot ref={object}>{child}</Slot>, { ref: (node) => void calls.push(node) });
  if (typeof ref !== 'function') throw new Error('two refs make a function');
  const empty = ref('node');
  expect([object.current, calls]).toEqual(['node', ['node']]);
  empty?.();
  expect([object.current, calls]).toEqual([null, ['node', null]]);
});
