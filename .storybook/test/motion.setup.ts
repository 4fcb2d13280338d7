// Disables fades. Popups fade in from opacity 0, and on a busy machine a play function would see their first frame.
const style = document.createElement('style');
style.textContent = '[data-state] { animation-duration: 0s !important; }';
document.head.append(style);
