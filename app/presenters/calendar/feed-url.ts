/**
 * The public address of a family's calendar feed. It holds the secret token, so its holder can read the calendar. `appUrl`
 * has no trailing slash.
 */
export const feedUrl = (appUrl: string, { id, feed_token }: { id: number; feed_token: string }): string =>
  `${appUrl}/api/families/${id}/calendar/subscribe?token=${encodeURIComponent(feed_token)}`;

/** The address of the feed with planned meals. */
export const withMeals = (url: string): string => `${url}&include_meals=true`;

/** The address that opens in a device's calendar program. */
export const webcalUrl = (url: string): string => url.replace(/^https?:/, "webcal:");
