/** For an account that nothing lets in yet, such as a child's. */
export const NoWayIn = () => (
  <p>You have no password yet. A parent or guardian of your family can make a link with which you set one.</p>
);
