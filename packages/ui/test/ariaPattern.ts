import { User } from '@react-aria/test-utils';

const user = new User();

/** Input types that every pattern must support. */
export const inputTypes = ['mouse', 'keyboard', 'touch'] as const;

/**
 * Operates a component through its ARIA pattern, using roles and attributes only: `ComboBox`, `Select`, `Menu`, `Tabs`,
 * `RadioGroup`, `CheckboxGroup`. Fails if the component does not follow the pattern.
 */
export const drive: User['createTester'] = (pattern, options) => user.createTester(pattern, options);
