// Attenuation at 100 keV, per millimetre: mass attenuation coefficient times density. As thick as there is something to see, `most`.
const materials = [
  { name: "steel", perMm: 0.293, most: 50, colour: "#3a62a8" },
  { name: "aluminium", perMm: 0.046, most: 200, colour: "#4c9a6a" },
  { name: "plastic", perMm: 0.0162, most: 400, colour: "#e0a04a" },
];
const words = {
  en: {
    material: "Material",
    thickness: "Thickness",
    steel: "Steel",
    aluminium: "Aluminium",
    plastic: "Plastic",
    through: "% of the rays come through",
    less: "Less than",
    opaque: "less than 1 % from",
  },
  ar: {
    material: "المادة",
    thickness: "السماكة",
    steel: "فولاذ",
    aluminium: "ألومنيوم",
    plastic: "لدائن",
    through: "٪ من الأشعة تنفذ",
    less: "أقل من",
    opaque: "أقل من ‎1 %‎ عند",
  },
};
let speech = words.en;
let chosen = materials[0];
let reached = {};
let complete = false;

const at = (id) => document.getElementById(id);
const tell = (message) => parent.postMessage({ vigil: 1, ...message }, "*");
const share = () => Math.exp(-chosen.perMm * Number(at("thickness").value));

function drawMaterials() {
  for (const word of document.querySelectorAll("[data-word]")) word.textContent = speech[word.dataset.word];
  at("materials")
    .querySelectorAll("label")
    .forEach((label) => label.remove());
  for (const material of materials) {
    const label = document.createElement("label");
    const input = Object.assign(document.createElement("input"), { type: "radio", name: "material", checked: material === chosen });
    input.addEventListener("change", () => {
      chosen = material;
      tell({ type: "labPage", labPageId: 1 + materials.indexOf(material) });
      at("thickness").value = "0";
      draw();
    });
    label.append(input, speech[material.name]);
    at("materials").append(label);
  }
}

function draw() {
  const thickness = Number(at("thickness").value);
  const left = share();
  at("thickness").max = String(chosen.most);
  at("millimetres").textContent = `${thickness} mm`;
  at("block").style.width = `${2 + thickness / 3}px`;
  at("block").style.background = chosen.colour;
  at("rest").style.opacity = String(left);
  at("share").textContent = `${left < 0.001 ? `${speech.less} 0.1` : (100 * left).toFixed(left < 0.1 ? 1 : 0)} ${speech.through}`;
  at("reached").replaceChildren(
    ...materials.map(({ name }) => {
      const item = document.createElement("li");
      if (reached[name]) item.dataset.done = "";
      item.textContent = reached[name] ? `✓ ${speech[name]}: ${speech.opaque} ${reached[name]} mm` : speech[name];
      return item;
    }),
  );
}

at("thickness").addEventListener("input", () => {
  const thickness = Number(at("thickness").value);
  if (share() < 0.01 && !(reached[chosen.name] <= thickness)) {
    const first = !reached[chosen.name];
    reached = { ...reached, [chosen.name]: thickness };
    if (first) {
      const all = materials.every(({ name }) => reached[name]);
      tell(all && !complete ? { type: "labComplete", data: { reached } } : { type: "labData", data: { reached } });
      complete = complete || all;
    }
  }
  draw();
});

addEventListener("message", ({ source, data }) => {
  if (source !== parent || data?.vigil !== 1 || data.type !== "labStart") return;
  speech = words[data.locale] ?? words.en;
  document.documentElement.lang = data.locale;
  document.documentElement.dir = data.locale === "ar" ? "rtl" : "ltr";
  reached = data.data?.reached ?? {};
  complete = data.complete === true;
  chosen = materials[data.labPageId - 1] ?? chosen;
  drawMaterials();
  draw();
});
drawMaterials();
draw();
new ResizeObserver(() => tell({ type: "labHeight", heightPixels: Math.ceil(document.body.getBoundingClientRect().height) })).observe(
  document.body,
);
tell({ type: "labReady" });
