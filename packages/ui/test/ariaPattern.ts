import { User } from '@react-aria/test-utils';

const user = new User();

/** The ways in which a pattern has to work. */
export const inputTypes = ['mouse', 'keyboard', 'touch'] as const;

/**
 * Drives a component as its ARIA pattern says that it can be driven, knowing roles and attributes alone: `ComboBox`, `Select`,
 * `Menu`, `Tabs`, `RadioGroup`, `CheckboxGroup`. What it cannot find or move in is not the pattern.
 */
export const drive: User['createTester'] = (pattern, options) => user.createTester(pattern, options);
