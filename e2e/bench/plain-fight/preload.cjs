const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('fight', {
  listen: (hear) => ipcRenderer.on('encounter.advanced', (_event, payload) => hear(payload)),
});
