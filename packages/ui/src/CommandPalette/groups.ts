import { plain } from '../Listbox/matcher';
import { type Command, matchingCommands } from './command';

export interface CommandGroup {
  heading: string;
  commands: readonly Command[];
  /** Number of records that the search has found, such as `4` or `5+`. Undefined for other groups. */
  count?: string;
  /** Command that lists the rest of the group. */
  all?: Row;
}

export interface Row extends Command {
  /** Heading of the group that it lists alone. */
  only?: string;
}

/** Text in the field, and what else limits the list. */
export interface Query {
  typed: string;
  /** Heading of the only group to list. */
  only?: string | undefined;
  /** Record whose actions are listed, with the state to return to. */
  opened?: { record: Command; typed: string };
}

export interface Sources {
  commands: readonly Command[];
  /** Records and searches to list while nothing is typed. */
  recent: readonly Command[];
  /** Records that the search has found. */
  found: readonly Command[];
  /** Returns the command that opens the list behind a group of records. Undefined for groups without a list. */
  listOf: (heading: string) => Command | undefined;
  /** Label of the command that lists the rest of a group. */
  showAll: string;
  /** Number of records per group at which the search stops. Defaults to no limit. */
  maxPerGroup?: number | undefined;
}

/** Number of rows per group while the user searches. */
const MAX_ROWS = 3;

const ACTIONS = '>';
const NUMBER = '#';

/** Search text without the character that chooses what to search. */
export const searchText = (typed: string): string =>
  (typed.startsWith(ACTIONS) || typed.startsWith(NUMBER) ? typed.slice(1) : typed).trim();

/** Whether a text in the field searches for records. */
export const searchesRecords = ({ typed, opened }: Query): boolean =>
  !opened && !typed.startsWith(ACTIONS) && searchText(typed) !== '';

/** How well a label matches a search text: 3 if they are the same, 2 if it begins with it, 1 if one of its words does. */
function matchOf({ label }: Command, text: string): number {
  const name = plain(label);
  if (name === text) return 3;
  if (name.startsWith(text)) return 2;
  return name.split(/[\s-]+/).some((word) => word.startsWith(text)) ? 1 : 0;
}

/** Commands by heading, in the order of their first command. */
function groupsOf(commands: readonly Command[]): CommandGroup[] {
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([heading, grouped]) => ({ heading, commands: grouped }));
}

/** Groups to list. A search puts the group with the best match first, and records before commands that match as well. */
export function findGroups(query: Query, sources: Sources): CommandGroup[] {
  const { commands, recent, found, listOf, showAll, maxPerGroup = Infinity } = sources;
  const { typed, opened, only } = query;
  if (opened) return groupsOf(matchingCommands(opened.record.actions ?? [], typed));
  if (typed === '') {
    const frequent = commands.filter((command) => command.frequent);
    return groupsOf([...recent, ...(frequent.length > 0 ? frequent : commands)]);
  }
  const text = searchText(typed);
  if (typed.startsWith(ACTIONS)) {
    return groupsOf(
      matchingCommands(
        commands.filter((command) => command.action),
        text,
      ),
    );
  }
  const matching = typed.startsWith(NUMBER) ? [] : matchingCommands(commands, text);
  const rank = ({ commands: grouped }: CommandGroup) =>
    Math.max(...grouped.map((command) => matchOf(command, plain(text))));
  const ranked = groupsOf([...found, ...matching]).sort((a, b) => rank(b) - rank(a));
  const isFound = ({ commands: [first] }: CommandGroup) => first !== undefined && found.includes(first);
  const recordsOf = (group: CommandGroup): Pick<CommandGroup, 'count' | 'all'> => {
    const all = isFound(group) ? listOf(group.heading) : undefined;
    const { length } = group.commands;
    return all ? { all, count: length < maxPerGroup ? String(length) : `${maxPerGroup}+` } : {};
  };
  const chosen = ranked.find(({ heading }) => heading === only);
  if (chosen) return [{ ...chosen, ...recordsOf(chosen) }];
  return ranked.map((group) => {
    const { heading, commands: grouped } = group;
    const { all: list, ...counted } = recordsOf(group);
    if (grouped.length <= MAX_ROWS) return { ...group, ...counted };
    const all = list ?? {
      id: `all ${heading}`,
      group: heading,
      label: showAll,
      only: heading,
      onSelect: () => undefined,
    };
    return { heading, ...counted, commands: grouped.slice(0, MAX_ROWS), all };
  });
}

/** Commands of all groups, in the order of the arrow keys. */
export const rowsOf = (groups: readonly CommandGroup[]): Row[] =>
  groups.flatMap(({ commands, all }) => (all ? [...commands, all] : commands));

/** First command of the next group, or of the previous one. After the last group comes the first. */
export function stepGroup(groups: readonly CommandGroup[], id: string | undefined, by: 1 | -1): Command | undefined {
  const at = groups.findIndex(({ commands, all }) => [...commands, all].some((command) => command?.id === id));
  return groups[(Math.max(at, 0) + by + groups.length) % groups.length]?.commands[0];
}
