// A preload of apps under test: SIGWINCH blocks the event loop for good.
process.on("SIGWINCH", () => {
  for (;;);
});
