// Two copies of user-event patch the value of inputs: Storybook's and the one of the React Aria testers. React only receives
// input from the copy that patched last, which must be Storybook's.
import '../../packages/ui/test/ariaPattern';
