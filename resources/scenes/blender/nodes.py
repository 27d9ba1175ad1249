"""Small helpers to write shader node trees as expressions."""
import bpy


class Graph:
    """The nodes of one material. Values are sockets or numbers."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        """A node of this kind (`BsdfDiffuse` for ShaderNodeBsdfDiffuse); inputs by name or number, properties by name."""
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.put(made.inputs[key], value)
        return made

    def put(self, socket, value):
        """Links a socket to an input, or sets the input's value; three numbers are a colour where one is wanted."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        """A number: an operation of the Math node, as `MULTIPLY`."""
        made = self.node('Math', operation=operation, use_clamp=clamp)
        for socket, value in zip(made.inputs, values):
            self.put(socket, value)
        return made.outputs[0]

    def vector(self, operation, *values, scale=None):
        """An operation of the Vector Math node: a vector, or a number for lengths and products."""
        made = self.node('VectorMath', operation=operation)
        for socket, value in zip(made.inputs, values):
            self.put(socket, value)
        if scale is not None:
            self.put(made.inputs['Scale'], scale)
        return made.outputs['Value'] if operation in ('LENGTH', 'DISTANCE', 'DOT_PRODUCT') else made.outputs[0]

    def split(self, vector):
        """x, y and z of a vector."""
        made = self.node('SeparateXYZ', {0: vector})
        return made.outputs[0], made.outputs[1], made.outputs[2]

    def join(self, x=0.0, y=0.0, z=0.0):
        """A vector of three numbers."""
        return self.node('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        """A number moved from low..high to to_low..to_high and kept there; `smooth` eases at both ends."""
        made = self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low, 'To Max': to_high})
        made.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'
        return made.outputs[0]

    def mix(self, factor, a, b):
        """A colour between a (0) and b (1)."""
        return self.node('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}).outputs[0]

    def between(self, factor, a, b):
        """A number between a (0) and b (1)."""
        return self.math('ADD', self.math('MULTIPLY', factor, self.math('SUBTRACT', b, a)), a)

    def times(self, color, factor):
        """A colour made lighter or darker by a factor."""
        return self.vector('SCALE', color, scale=factor)

    def noise(self, vector, scale, detail=4.0, roughness=0.55, distortion=0.0):
        """A number around 0.5 that wanders with the place; `scale`: its waves a metre."""
        made = self.node('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion})
        return made.outputs['Fac']

    def random(self, vector):
        """A number from 0 to 1 that belongs to a cell's id (integers)."""
        return self.node('TexWhiteNoise', {'Vector': vector}, noise_dimensions='3D').outputs['Value']

    def uv(self, turn=0.0):
        """Surface coordinates in metres, turned by `turn` (radians)."""
        source = self.node('TexCoord').outputs['UV']
        return self.node('Mapping', {'Vector': source, 'Rotation': (0, 0, turn)}).outputs[0]

    def place(self):
        """Coordinates in metres in the object's own space: for wood and stone that run through a body."""
        return self.node('TexCoord').outputs['Object']

    def bump(self, height, distance, strength=1.0):
        """A normal for a relief that rises by `height` times `distance` (metres)."""
        return self.node('Bump', {'Height': height, 'Distance': distance, 'Strength': strength}).outputs[0]

    def surface(self, shader):
        """Makes a shader the surface of the material, and gives the material."""
        out = self.node('OutputMaterial')
        self.tree.links.new(shader, out.inputs['Surface'])
        return self.material

    def principled(self, color, roughness, metallic=0.0, normal=None, specular=0.5, coat=0.0, sheen=0.0):
        """The shader of most things: colour linear, all else from 0 to 1."""
        made = self.node('BsdfPrincipled', {
            'Base Color': color, 'Roughness': roughness, 'Metallic': metallic, 'Specular': specular, 'Clearcoat': coat, 'Sheen': sheen,
        })
        made.inputs['Clearcoat Roughness'].default_value = 0.05
        if normal is not None:
            self.tree.links.new(normal, made.inputs['Normal'])
        return made.outputs[0]


def linear(color):
    """'#rrggbb' as linear light."""
    values = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def blend(a, b, t):
    """A linear colour between a (t = 0) and b (t = 1)."""
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def darker(color, factor):
    """A linear colour times a factor."""
    return tuple(v * factor for v in color)


def luminance(color):
    """How bright a linear colour is, 0 to 1."""
    return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
