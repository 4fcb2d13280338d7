/** Text with `code` between backticks. */
export const CodeText = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
