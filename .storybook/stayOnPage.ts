/** Keeps links that a play function follows from leaving the story. Use it as a story's `beforeEach`. */
export function stayOnPage(): () => void {
  const stay = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
