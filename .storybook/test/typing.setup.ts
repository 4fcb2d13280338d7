// Before any story plays: two copies of user-event wrap a field's value, Storybook's and the one that the testers of React
// Aria bring. The one that comes last is the only one whose typing React hears, and that has to be Storybook's.
import '../../packages/ui/test/ariaPattern';
