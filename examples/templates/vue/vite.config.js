import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("cw-") } } })],
  server: { proxy: { "/callwright-session": "http://localhost:3000" } },
});
