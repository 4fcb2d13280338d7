'use client';
import { cx } from 'class-variance-authority';
import { type MouseEvent, memo } from 'react';
import { Inline } from '../Inline/Inline';
import { choice } from '../theme/floating.css';
import type { Command } from './command';
import type { CommandGroup, Row } from './groups';
import * as styles from './PaletteList.css';
import { splitMatches } from './splitMatches';

interface PaletteListProps {
  /** Id before the ids of the rows. */
  id: string;
  groups: readonly CommandGroup[];
  /** Search text, to mark in the rows. */
  typed: string;
  /** Id of the highlighted command. */
  current: string | undefined;
  onHighlight: (id: string) => void;
  onRun: (row: Row, event: MouseEvent) => void;
}

/** Id of the element of a command. */
export const rowId = (list: string, command: Command): string => `${list}-${command.id.replaceAll(/\s/g, '-')}`;

/** Commands below the headings of their groups. Not rendered for a letter in the field until the letter is shown. */
export const PaletteList = memo(function PaletteList({
  id,
  groups,
  typed,
  current,
  onHighlight,
  onRun,
}: PaletteListProps) {
  return groups.map(({ heading, count, commands, all }) => {
    const propsOf = (command: Row) => ({
      id: rowId(id, command),
      command,
      typed,
      highlighted: command.id === current,
      onHover: () => onHighlight(command.id),
      onChoose: (event: MouseEvent) => onRun(command, event),
    });
    return (
      <div key={heading} role="group" aria-label={count ? `${heading} ${count}` : heading} className={styles.group}>
        <div role="presentation" className={styles.heading}>
          <Inline gap={8}>
            {heading}
            {count && <span>{count}</span>}
          </Inline>
        </div>
        {commands.map((command) => (
          <CommandLine key={command.id} {...propsOf(command)} />
        ))}
        {all ? <AllLine {...propsOf(all)} /> : null}
      </div>
    );
  });
});

interface CommandLineProps {
  id: string;
  command: Command;
  typed: string;
  highlighted: boolean;
  onHover: () => void;
  onChoose: (event: MouseEvent) => void;
}

// The focus stays in the text field, which refers to the highlighted option by `aria-activedescendant`.
const optionProps = ({ id, highlighted, onHover, onChoose }: CommandLineProps) => ({
  id,
  role: 'option',
  'aria-selected': highlighted,
  tabIndex: -1,
  'data-highlighted': highlighted || undefined,
  onPointerMove: highlighted ? undefined : onHover,
  onClick: onChoose,
  onKeyDown: undefined,
});

function CommandLine(props: CommandLineProps) {
  const { command, typed } = props;
  return (
    <div {...optionProps(props)} className={cx(choice, styles.row)}>
      {command.icon && <span className={styles.commandIcon}>{command.icon}</span>}
      <span className={styles.texts}>
        <HighlightedText text={command.label} typed={typed} />
        {command.detail && (
          <span className={styles.detail}>
            <HighlightedText text={command.detail} typed={typed} />
          </span>
        )}
      </span>
      {command.chip}
    </div>
  );
}

/** Beside the heading. The arrow keys reach it after the rows of the group. */
function AllLine(props: CommandLineProps) {
  const { label, group } = props.command;
  return (
    <div {...optionProps(props)} aria-label={`${label}: ${group}`} className={cx(choice, styles.all)}>
      {label}
    </div>
  );
}

const HighlightedText = ({ text, typed }: { text: string; typed: string }) =>
  splitMatches(text, typed).map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.hit}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
