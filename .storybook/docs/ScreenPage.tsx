import { Callout, Card, CopyButton, DescriptionList, Heading, Inline, Link, Stack, Text } from '@fairlead/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './docs.css';
import { describeGuard, menuOf, nextOf, type Screen, screens } from './manifests';
import { ReviewChip, ReviewTotals } from './ReviewChips';
import { ReviewHistory } from './ReviewHistory';
import { decisionEntry, decisionOf } from './review';
import { StoryLink } from './StoryLink';
import { type IndexEntry, screensOf, useIndex } from './stories';

/** Each picture is a running story. They load one after the other, and more would slow the browser down. */
const PICTURES = 12;

/** Documentation page of a screen: its routes from the manifests, and every state with its review status. */
export function ScreenPage({ title }: { title: string }) {
  const index = useIndex();
  const states = index.filter((entry) => entry.type === 'story' && entry.title === title);
  const [loaded, setLoaded] = useState(0);
  const shown = [...new Set(states.flatMap(screensOf))].flatMap((id) => screens.get(id) ?? []);
  const [, area = '', ...rest] = title.split('/');
  const ids = states.map(({ id }) => id);
  return (
    <div className={styles.page}>
      <Stack gap={8}>
        <Text size="label" tone="muted">
          Screens / {area}
        </Text>
        <Inline gap={12} justify="between" wrap>
          <Inline gap={12}>
            <Heading level={1} size="page">
              {rest.join(', ') || area}
            </Heading>
            <ReviewChip ids={ids} />
          </Inline>
          <Inline gap={8} wrap>
            <CopyButton label="Copy ready entry" text={decisionEntry(ids, 'ready', 'Your name')} />
            <CopyButton
              variant="solid"
              tone="accent"
              label="Copy approval entry"
              text={decisionEntry(ids, 'approved', 'Your name')}
            />
          </Inline>
        </Inline>
      </Stack>
      {shown.map((screen) => (
        <Facts key={screen.id} screen={screen} />
      ))}
      <Stack gap={12}>
        <Inline gap={12} justify="between" wrap>
          <Heading level={2} size="section">
            States
          </Heading>
          <ReviewTotals entries={states} />
        </Inline>
        <div className={styles.states}>
          {states.map((state, at) => (
            <State
              key={state.id}
              state={state}
              picture={at < PICTURES ? (at <= loaded ? 'shown' : 'waiting') : 'none'}
              onLoad={() => setLoaded((before) => Math.max(before, at + 1))}
            />
          ))}
        </div>
      </Stack>
      <div className={styles.pair}>
        <Card title="Links to">
          <Links screens={shown} entries={index} />
        </Card>
        <ReviewHistory title="Review" entries={states} nameOf={({ name }) => name} />
      </div>
    </div>
  );
}

function Facts({ screen }: { screen: Screen }) {
  const { route, feature, kind, id } = screen;
  const menu = menuOf(screen);
  return (
    <Card title={screen.title} actions={<Text tone="muted">{id}</Text>}>
      <DescriptionList
        items={[
          { term: 'Route', description: <code>{route.path}</code> },
          { term: 'Who may open it', description: <Lines lines={describeGuard(route.guard)} /> },
          { term: 'Kind', description: kind },
          { term: 'Package', description: <code>@fairlead/{feature.namespace}</code> },
          ...(menu ? [{ term: 'Menu', description: menu }] : []),
          {
            term: 'Rules',
            description: (
              <Link asChild>
                <StoryLink id="rules-roles-and-guards--docs" type="docs">
                  Roles and guards
                </StoryLink>
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
);

interface StateProps {
  state: IndexEntry;
  picture: 'shown' | 'waiting' | 'none';
  onLoad: () => void;
}

function State({ state, picture, onLoad }: StateProps) {
  const review = decisionOf(state.id);
  return (
    <StoryLink className={styles.state} id={state.id}>
      {picture !== 'none' && <Picture state={state} shown={picture === 'shown'} onLoad={onLoad} />}
      <div className={styles.caption}>
        <Inline gap={8} justify="between">
          <Text weight="label">{state.name}</Text>
          <ReviewChip ids={[state.id]} />
        </Inline>
        {review && (
          <Text size="label" tone="muted">
            {review.by}, {review.on}
          </Text>
        )}
      </div>
    </StoryLink>
  );
}

/** Width of the window that a picture shows, in px. */
const WINDOW = 1280;

/** The story itself, reduced. */
function Picture({ state: { id, name }, shown, onLoad }: { state: IndexEntry; shown: boolean; onLoad: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / WINDOW));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.picture}>
      {shown && scale > 0 && (
        <iframe
          className={styles.frame}
          title={name}
          onLoad={onLoad}
          tabIndex={-1}
          style={{ transform: `scale(${scale})` }}
          src={`iframe.html?id=${id}&viewMode=story`}
        />
      )}
    </div>
  );
}

function Links({ screens: shown, entries }: { screens: readonly Screen[]; entries: readonly IndexEntry[] }) {
  const next = shown.flatMap(nextOf);
  const linked = [...new Map(next.map((screen) => [screen.id, screen])).values()];
  if (linked.length === 0)
    return <Callout>The manifest of this screen names no screen that users usually open next.</Callout>;
  return (
    <Stack gap={8}>
      {linked.map((screen) => {
        const entry = entries.find((each) => each.type === 'story' && screensOf(each).includes(screen.id));
        return entry ? (
          <Link key={screen.id} asChild>
            <StoryLink id={entry.id}>{screen.title}</StoryLink>
          </Link>
        ) : (
          <Text key={screen.id}>{screen.title}</Text>
        );
      })}
    </Stack>
  );
}
