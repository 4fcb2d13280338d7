import { createRef, type ReactElement, type Ref } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slot } from './Slot';

interface Given {
  onClick?: () => void;
  ref?: Ref<unknown>;
}

/** The props that a child of the slot is rendered with. */
function givenTo(slot: (child: ReactElement) => ReactElement, own: Given): Given {
  let given: Given = {};
  const Child = (props: Given) => {
    given = props;
    return null;
  };
  renderToString(slot(<Child {...own} />));
  return given;
}

it('adds its look and its description to those of its child, whose own words stand', () => {
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

it('draws around the content of its child', () => {
  const drawn = renderToString(
    <Slot renderContent={(own) => <b>{own}</b>}>
      <a href="/there">Go</a>
    </Slot>,
  );
  expect(drawn).toBe('<a href="/there"><b>Go</b></a>');
});

it('runs both handlers, the child’s first', () => {
  const ran: string[] = [];
  const given = givenTo((child) => <Slot onClick={() => ran.push('slot')}>{child}</Slot>, {
    onClick: () => void ran.push('child'),
  });
  given.onClick?.();
  expect(ran).toEqual(['child', 'slot']);
});

it('fills both refs and empties them, of either kind', () => {
  const object = createRef<unknown>();
  const calls: unknown[] = [];
  const { ref } = givenTo((child) => <Slot ref={object}>{child}</Slot>, { ref: (node) => void calls.push(node) });
  if (typeof ref !== 'function') throw new Error('two refs make a function');
  const empty = ref('node');
  expect([object.current, calls]).toEqual(['node', ['node']]);
  empty?.();
  expect([object.current, calls]).toEqual([null, ['node', null]]);
});
