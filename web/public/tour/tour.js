// The screen tour. It runs in a sandboxed frame of the app, has no origin, storage or network of its own, and talks to the
// page around it by messages only (src/features/walkthrough/tour-messages.ts has their shapes).
const captions = [...document.querySelectorAll("main section")];
const back = document.getElementById("back");
const next = document.getElementById("next");
const count = document.getElementById("count");
const dots = [...document.querySelectorAll(".dots i")];
const last = captions.length - 1;
let scene = 0;

function tell(message) {
  // Nothing in these is secret, and a frame without an origin cannot know its parent's.
  if (window.parent !== window) window.parent.postMessage(message, "*");
}

function show(wanted) {
  scene = Math.max(0, Math.min(last, wanted));
  document.body.dataset.scene = String(scene);
  captions.forEach((caption, index) => {
    caption.hidden = index !== scene;
  });
  count.textContent = `${scene + 1} of ${captions.length}`;
  dots.forEach((dot, index) => dot.classList.toggle("now", index === scene));
  back.disabled = scene === 0;
  next.textContent = scene === last ? "Done" : "Next";
  tell({ type: "tour-scene", scene, scenes: captions.length });
}

function move(by) {
  if (scene + by > last) tell({ type: "tour-close" });
  else show(scene + by);
}

back.addEventListener("click", () => move(-1));
next.addEventListener("click", () => move(1));
window.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
  if (altKey || ctrlKey || metaKey) return;
  if (key === "ArrowRight") move(1);
  if (key === "ArrowLeft") move(-1);
  if (key === "Escape") tell({ type: "tour-close" });
});
window.addEventListener("message", ({ source, data }) => {
  if (source !== window.parent || typeof data !== "object" || data === null) return;
  if (data.type === "tour-theme" && (data.theme === "light" || data.theme === "dark")) {
    document.documentElement.dataset.theme = data.theme;
  }
  if (data.type === "tour-move" && (data.by === 1 || data.by === -1)) move(data.by);
});

show(0);
tell({ type: "tour-ready" });
